import { build } from 'vite'

type Script = {
  readonly code: string
  /** The files it was made from. */
  readonly modules: readonly string[]
}

/** A module and everything it imports as one classic script. */
export async function bundleScript(input: string, { minify }: { readonly minify: boolean }): Promise<Script> {
  const options = { input, output: { format: 'iife' } } as const
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, minify, modulePreload: false, target: 'es2022', rolldownOptions: options },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${input} was not built`)
  const [{ code, moduleIds }] = output.output
  return { code, modules: moduleIds.filter((id) => !id.startsWith('\0')) }
}
