import { answerTasks } from '../../bounded/answer-tasks.ts'
import type { Printable } from '../../study/pdf/printable.ts'

/** A faulty typesetter: hangs, exhausts memory, or makes a file that is too large. */
answerTasks(({ title }: Printable) => {
  const all: Buffer[] = []
  while (title === 'large') all.push(Buffer.alloc(1024 * 1024, all.length))
  while (title === 'endless');
  return Buffer.alloc(title === 'long' ? 21 * 1024 * 1024 : 10, 'x')
})
