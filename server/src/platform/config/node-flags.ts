import { join } from 'node:path'

/**
 * V8 flags of the server. Nearly everything allocated per request is short-lived: a small young generation suffices. No
 * pretenuring, as objects allocated in the old generation would retain young ones until the next full collection. Full
 * collections start before the heap has doubled; by default V8 lets the heap of a busy server grow fourfold.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring', '--heap-growing-percent=80']

/** Enables Node's compile cache: the next start is faster and needs no type stripping in memory. */
export const NODE_ENVIRONMENT = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
}

/** With it React renders by its production build, without the checks of development. */
export const SERVER_ENVIRONMENT = { ...NODE_ENVIRONMENT, NODE_ENV: 'production' }
