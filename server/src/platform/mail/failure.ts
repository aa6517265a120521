type MailError = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number }

/** Somebody's address was refused: that says nothing about the mails of others. */
export const isRecipientError = (error: unknown): boolean => (error as MailError).command === 'RCPT TO'

const REASONS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server did not accept the user name or password.',
  ECONNREFUSED: 'The mail server refused the connection. Check its address and port in SMTP_URL.',
  EDNS: 'The mail server’s name was not found. Check SMTP_URL.',
  ENOTFOUND: 'The mail server’s name was not found. Check SMTP_URL.',
  ETIMEDOUT: 'The mail server did not answer.',
  ECONNECTION: 'The mail server did not answer.',
  ETLS: 'A secure connection to the mail server could not be made.',
  ENOSPC: 'The disk is full.',
  EACCES: 'The server cannot write to its folder of e-mails.',
}

/** Why an e-mail was not sent, for the staff to read; no address is in it. */
export function mailFailureReason(error: unknown): string {
  const { code = '', cause, message = '', responseCode, command } = error as MailError
  const inner = (cause as { code?: string } | undefined)?.code ?? /\bE[A-Z]{4,}\b/.exec(message)?.[0] ?? ''
  if (isRecipientError(error))
    return `The mail server did not accept the recipient’s address (${responseCode ?? code}).`
  if (command === 'MAIL FROM')
    return `The mail server did not accept the sender’s address, MAIL_FROM (${responseCode ?? code}).`
  if (/certificate|self.signed|tls|ssl/i.test(message)) return REASONS.ETLS as string
  const known = REASONS[inner] ?? REASONS[code]
  if (known) return known
  return responseCode === undefined
    ? 'The connection to the mail server was lost.'
    : `The mail server rejected the e-mail (${responseCode}).`
}
