import { readImports } from './read-imports.ts'
import { importCycles, wrongImports, zoneCycles } from './wrong-imports.ts'
import { WORKSPACES } from './zones.ts'

const wrong = WORKSPACES.flatMap((zones) => {
  const imports = readImports(zones.root)
  const inCycles = importCycles(imports).map((chain) => `an import cycle: ${chain}`)
  const ofZones = zoneCycles(zones, imports).map((chain) => `zones import each other: ${chain}`)
  return [...wrongImports(zones, imports), ...inCycles, ...ofZones].map((line) => `${zones.root}: ${line}`)
})
for (const line of wrong) console.log(line)
process.exit(wrong.length === 0 ? 0 : 1)
