import { join } from 'node:path'

/**
 * How the engine that runs the server is started. Nearly all that an answer leaves behind is garbage at once: a small young
 * generation holds it, and less memory is taken. Nothing is made in the old generation because things of its kind once
 * lived long: there it would keep young ones until the next full collection. And that one comes when the heap has not quite
 * doubled: by itself the engine lets a server that has no time to spare grow to four times what lives.
 */
export const ENGINE_FLAGS = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring', '--heap-growing-percent=80']

/** Has the engine keep what it compiled for the next start: that one is sooner, and has no compiler of types in memory. */
export const ENGINE_ENVIRONMENT = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
}
