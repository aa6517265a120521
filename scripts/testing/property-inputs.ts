import fc from 'fast-check'

/** The same random inputs in every run, so that only a change can fail it; others every night, a thousand where a property names no number. */
fc.configureGlobal(process.env.NIGHTLY ? { numRuns: 1000 } : { seed: 1 })
