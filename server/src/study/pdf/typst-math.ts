import { tex2typst } from 'tex2typst'

// a number with separators is one number, not a list
const GROUPED = /\d+(?:\{,\}\d+)+(?:\.\d+)?/g

/**
 * A formula in Typst's own notation; undefined where it cannot be said there. The result is evaluated as Typst
 * mathematics, so what could end a string or begin code is not let through.
 */
export function toTypstMath(tex: string): string | undefined {
  if (/["#]/.test(tex)) return undefined
  try {
    return tex2typst(
      tex.replace(GROUPED, (number) => `\\text{${number.replaceAll('{,}', ',')}}`),
      { fracToSlash: false },
    )
  } catch {
    return undefined
  }
}
