"""People in charge: the owner's page, sanctions, reports and the audit log."""
