import type { Outgoing } from '../mail/outgoing.ts'

type Answered = { readonly id: number; readonly title: string; readonly email: string }

export const tellOfAnswer = (outgoing: Outgoing, publicUrl: string, { id, title, email }: Answered): Promise<void> =>
  outgoing.mail(
    email,
    'Your doubt was answered',
    `There is an answer to your doubt "${title}".

Read it, and ask on if something is still open:
${publicUrl}/ask/${id}`,
  )
