/** Throws if the mail was not accepted. */
export type SendMail = (to: string, subject: string, text: string) => Promise<void>
