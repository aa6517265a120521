import { once } from 'node:events'
import type { Printable } from '../../study/pdf/printable.ts'

/** Stands for a typesetter with a fault: it never ends, takes all memory there is, or makes a file too large. */
const [{ title }] = (await once(process, 'message')) as [Printable]
const all: Buffer[] = []
while (title === 'large') all.push(Buffer.alloc(1024 * 1024, all.length))
while (title === 'endless');
process.send?.(Buffer.alloc(title === 'long' ? 21 * 1024 * 1024 : 10, 'x'), () => process.exit(0))
