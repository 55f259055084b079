// Passkeys: the house's questions in JSON become what the browser takes, and its answers become JSON again.

interface Described {
  readonly id: string;
  readonly type: PublicKeyCredentialType;
}

interface ToAdd extends Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Described[];
}

interface ToSignIn extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  readonly challenge: string;
}

/** Whether this browser knows passkeys, and the page is one for which it would ask. */
export const canPasskey = (): boolean => typeof PublicKeyCredential !== "undefined" && window.isSecureContext;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function head(found: PublicKeyCredential): Record<string, unknown> {
  return { id: found.id, rawId: text(found.rawId), type: found.type, clientExtensionResults: {} };
}

/** Make a passkey; null when the person thought better of it. */
export async function makePasskey(asked: unknown): Promise<Record<string, unknown> | null> {
  const options = asked as ToAdd;
  const found = await navigator.credentials
    .create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map((each) => ({ ...each, id: bytes(each.id) })),
      },
    })
    .catch(() => null);
  if (!(found instanceof PublicKeyCredential)) return null;
  const response = found.response as AuthenticatorAttestationResponse;
  return {
    ...head(found),
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  };
}

/** Let a passkey sign; null when the person thought better of it. */
export async function askPasskey(asked: unknown): Promise<Record<string, unknown> | null> {
  const options = asked as ToSignIn;
  const { rpId, timeout, userVerification } = options;
  const publicKey: PublicKeyCredentialRequestOptions = { challenge: bytes(options.challenge) };
  if (rpId !== undefined) publicKey.rpId = rpId;
  if (timeout !== undefined) publicKey.timeout = timeout;
  if (userVerification !== undefined) publicKey.userVerification = userVerification;
  const found = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(found instanceof PublicKeyCredential)) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    ...head(found),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
}
