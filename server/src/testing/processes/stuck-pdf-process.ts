import { once } from 'node:events'
import type { Printable } from '../../study/pdf/printable.ts'

/** A faulty typesetter: hangs, exhausts memory, or makes a file that is too large. */
const [{ title }] = (await once(process, 'message')) as [Printable]
const all: Buffer[] = []
while (title === 'large') all.push(Buffer.alloc(1024 * 1024, all.length))
while (title === 'endless');
process.send?.(Buffer.alloc(title === 'long' ? 21 * 1024 * 1024 : 10, 'x'), () => process.exit(0))
