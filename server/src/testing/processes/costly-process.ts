import { answerTasks } from '../../platform/bounded/answer-tasks.ts'

/** Answers with its process, takes its time, or more memory of either kind than it may. */
answerTasks(async ({ does }: { readonly does: string }) => {
  const all: unknown[] = []
  while (does === 'endless');
  while (does === 'large') all.push(Array.from({ length: 100_000 }, (_, index) => `${all.length} ${index}`))
  while (does === 'large outside of the heap') all.push(Buffer.alloc(1024 * 1024, all.length))
  if (does === 'wrong') process.exit(3)
  return { does, process: process.pid }
})
