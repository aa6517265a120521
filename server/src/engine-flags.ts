/**
 * How the engine that runs the server is started. Nearly all that an answer leaves behind is garbage at once: a small young
 * generation holds it, and less memory is taken. And nothing is made in the old generation because things of its kind once
 * lived long: there it would keep young ones until the next full collection.
 */
export const ENGINE_FLAGS = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring']
