"""European Portuguese speaks to everybody in one voice, as friends at a table do: “tu”."""

import re

import pytest

from tests.locales.catalogues import catalogues_of, text_of

# What a sentence tells somebody to do who is addressed as “você”; where it stands it cannot be a noun.
TOLD = (
    "abra|aguarde|apague|carregue|clique|confirme|copie|crie|defina|dê|desligue|diga|digite|entregue|escolha|escreva|"
    "espere|faça|guarde|indique|informe|inicie|instale|ligue|mude|remova|reponha|reserve|sorteie|tente|use|veja|"
    "verifique|volte"
)
FORMAL = re.compile(rf"\bvocê\b|(?:= |[.:;] )(?:{TOLD})\b|pediu-lhe que|\bsuas? palavras\b", re.IGNORECASE)


@pytest.mark.parametrize("catalogue", catalogues_of("pt-PT"))
def test_nobody_is_addressed_formally(catalogue: str) -> None:
    lines = (line for line in text_of("pt-PT", catalogue).splitlines() if not line.startswith("#"))
    assert [line for line in lines if FORMAL.search(line)] == []


def test_a_formal_sentence_is_noticed() -> None:
    assert FORMAL.search("storage-down = A casa não consegue anotar isto agora: tente de novo daqui a pouco.")
    assert not FORMAL.search("storage-down = A casa não consegue anotar isto agora: tenta outra vez daqui a pouco.")
