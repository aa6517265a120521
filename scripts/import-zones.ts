import { readImports } from './lint/read-imports.ts'
import { circles, wrongImports } from './lint/wrong-imports.ts'
import { PROGRAMS } from './lint/zones.ts'

const wrong = PROGRAMS.flatMap((zones) => {
  const imports = readImports(zones.root)
  const inCircles = circles(imports).map((chain) => `a circle: ${chain}`)
  return [...wrongImports(zones, imports), ...inCircles].map((line) => `${zones.root}: ${line}`)
})
for (const line of wrong) console.log(line)
process.exit(wrong.length === 0 ? 0 : 1)
