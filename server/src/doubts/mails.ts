import type { SendMail } from '../mail/send-mail.ts'

type Answered = { readonly id: number; readonly title: string; readonly email: string }

export const mailDoubtAnswer = (send: SendMail, publicUrl: string, { id, title, email }: Answered): Promise<void> =>
  send(
    email,
    'Your doubt was answered',
    `Your doubt "${title}" has been answered.

Read the answer, or ask a further question:
${publicUrl}/ask/${id}`,
  )
