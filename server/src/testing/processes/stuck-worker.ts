import type { TextTask } from '../../platform/text/text-worker.ts'

/** A faulty renderer: hangs, or exhausts memory. */
export default ({ texts }: TextTask): { html: string }[] => {
  if (texts.includes('endless')) for (;;);
  const all: string[][] = []
  while (texts.includes('large')) all.push(Array.from({ length: 100_000 }, (_, index) => `${all.length} ${index}`))
  return texts.map((html) => ({ html }))
}
