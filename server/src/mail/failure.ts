type MailError = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number }

/** Somebody's address was refused: that says nothing about the mails of others. */
export const isOfOneAddress = (error: unknown): boolean => (error as MailError).command === 'RCPT TO'

const REASONS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refuses the user name or the password.',
  ECONNREFUSED: 'Nothing answers at the address of the mail server.',
  EDNS: 'The name of the mail server is not known.',
  ENOTFOUND: 'The name of the mail server is not known.',
  ETIMEDOUT: 'The mail server does not answer.',
  ECONNECTION: 'The mail server does not answer.',
  ETLS: 'No secure connection to the mail server can be made.',
  ENOSPC: 'The disk is full.',
  EACCES: 'The folder of the mails cannot be written.',
}

/** Why a mail did not leave, in words for the staff; no address is in them. */
export function reasonOfMail(error: unknown): string {
  const { code = '', cause, message = '', responseCode, command } = error as MailError
  const inner = (cause as { code?: string } | undefined)?.code ?? /\bE[A-Z]{4,}\b/.exec(message)?.[0] ?? ''
  if (isOfOneAddress(error)) return `The mail server does not take mail for this address (${responseCode ?? code}).`
  if (command === 'MAIL FROM') return `The mail server does not take mail from MAIL_FROM (${responseCode ?? code}).`
  if (/certificate|self.signed|tls|ssl/i.test(message)) return REASONS.ETLS as string
  const known = REASONS[inner] ?? REASONS[code]
  if (known) return known
  return responseCode === undefined
    ? 'The connection to the mail server broke.'
    : `The mail server turned the mail away (${responseCode}).`
}
