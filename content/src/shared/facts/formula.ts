/**
 * H2SO4 as TeX: digits after a letter or a bracket go down, and the letters stand upright. TeX drops the blank after
 * Na; it keeps NaNO3 from reading as a missing number. TeX knows no ½.
 */
export function formula(plain: string): string {
  const lowered = plain.replace(/(?<=[A-Za-z)])\d+/g, (digits) => `_{${digits}}`)
  return `$\\mathrm{${lowered.replaceAll('NaN', 'Na N').replaceAll('½', '\\tfrac{1}{2}')}}$`
}
