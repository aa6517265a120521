import { type Imports, readImports } from './read-imports.ts'
import { folderCycles, importCycles, wrongImports, zoneCycles } from './wrong-imports.ts'
import { WITHOUT_ZONES, WORKSPACES, type Zones } from './zones.ts'

const cyclesOf = (imports: Imports, zones?: Zones) => [
  ...importCycles(imports).map((chain) => `an import cycle: ${chain}`),
  ...folderCycles(imports, zones).map((chain) => `folders import each other: ${chain}`),
]

const wrong = [
  ...WORKSPACES.flatMap((zones) => {
    const imports = readImports(zones.root)
    const ofZones = zoneCycles(zones, imports).map((chain) => `zones import each other: ${chain}`)
    return [...wrongImports(zones, imports), ...ofZones, ...cyclesOf(imports, zones)].map((line) => [zones.root, line])
  }),
  ...WITHOUT_ZONES.flatMap((root) => cyclesOf(readImports(root)).map((line) => [root, line])),
]
for (const [root, line] of wrong) console.log(`${root}: ${line}`)
process.exit(wrong.length === 0 ? 0 : 1)
