import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'

const QUERY = '?inline-script'

/**
 * A Vite plugin for `import code from './entry.ts?inline-script'`: the module and everything it imports, minified to one classic
 * script, as a string that the server writes into a document. In the browser's build the string is empty: there the script
 * has run already.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return null
      const file = await this.resolve(id.slice(0, -QUERY.length), importer)
      return file && `${file.id}${QUERY}`
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      if (this.environment.name === 'client') return { code: "export default ''", moduleType: 'js' }
      const { code, modules } = await bundleScript(id.slice(0, -QUERY.length), { minify: true })
      if (/<(?:\/script|!--)/i.test(code)) throw new Error(`${id} would end its script element early`)
      for (const module of modules) this.addWatchFile(module)
      return { code: `export default ${JSON.stringify(code.trim())}`, moduleType: 'js' }
    },
  }
}
