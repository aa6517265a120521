import type { SendMail } from '../mail/outgoing.ts'

type Answered = { readonly id: number; readonly title: string; readonly email: string }

export const tellOfAnswer = (send: SendMail, publicUrl: string, { id, title, email }: Answered): Promise<void> =>
  send(
    email,
    'Your doubt was answered',
    `There is an answer to your doubt "${title}".

Read it, and ask on if something is still open:
${publicUrl}/ask/${id}`,
  )
