import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { ConfigError } from '../../config/config-error.ts'

/** An account of the machine. */
export type Owner = { readonly uid: number; readonly gid: number }
type Place = { readonly root: string; readonly owner: Owner | undefined }

const ownPlace = (home: string) => join(home, 'postgres')
const sharedPlace = (home: string, stateRoot: string) =>
  join(stateRoot, createHash('sha256').update(home).digest('hex').slice(0, 10))

/** An existing database keeps its account; a second one is never created. */
export function placeForRoot(home: string, stateRoot: string): Place {
  const own = ownPlace(home)
  const shared = sharedPlace(home, stateRoot)
  const [existing, second] = [own, shared].filter((place) => existsSync(join(place, 'data/PG_VERSION')))
  if (second !== undefined) {
    throw new ConfigError(
      `DATA_DIR: there are two databases for ${home}, ${own} and ${shared}: move away the wrong one`,
    )
  }
  const owner = existing === undefined ? databaseUser() : ownerOf(join(existing, 'data'))
  const root = existing ?? (canEnter(home, owner) ? own : shared)
  if (root === own && !canEnter(home, owner)) {
    throw new ConfigError(
      `DATA_DIR: the account of the database under ${own} cannot enter it: let others enter the folders above`,
    )
  }
  return { root, owner }
}

export function placeForAccount(home: string, stateRoot: string): Place {
  const root = ownPlace(home)
  const shared = sharedPlace(home, stateRoot)
  if (!existsSync(root)) {
    if (existsSync(shared)) {
      throw new ConfigError(`DATA_DIR: root made the database of ${home}, in ${shared}: start as root, or move it away`)
    }
  } else if (statSync(root).uid !== process.getuid?.()) {
    throw new ConfigError(
      `DATA_DIR: the database in ${root} belongs to another account (user id ${statSync(root).uid}): start with that one`,
    )
  }
  return { root, owner: undefined }
}

function ownerOf(path: string): Owner {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

function canEnter(path: string, owner: Owner): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder)
      const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
      if ((mode & bit) === 0) return false
    }
    if (folder === parse(folder).root) return true
  }
}

function databaseUser(): Owner {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new ConfigError('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody')
}
