import { answerTasks } from '../../platform/bounded/answer-tasks.ts'
import type { Printable } from '../../platform/pdf/printable.ts'

/** A faulty typesetter: hangs (without using the processor), exhausts memory, or makes a file that is too large. */
answerTasks(({ title }: Printable) => {
  const all: Buffer[] = []
  while (title === 'large') all.push(Buffer.alloc(1024 * 1024, all.length))
  if (title === 'endless') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  return Buffer.alloc(title === 'long' ? 21 * 1024 * 1024 : 10, 'x')
})
