import type { TextTask } from '../../text/text-worker.ts'

/** A faulty renderer: hangs, or exhausts memory. */
export default ({ text }: TextTask): { html: string } => {
  if (text === 'endless') for (;;);
  const all: string[][] = []
  while (text === 'large') all.push(Array.from({ length: 100_000 }, (_, index) => `${all.length} ${index}`))
  return { html: text }
}
