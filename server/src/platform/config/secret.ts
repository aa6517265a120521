import { createHmac, randomBytes } from 'node:crypto'
import { link, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { prepareDataDir } from './data-dir.ts'

/** A key outside the database: a copy of the database does not reveal what was digested. */
export type Secret = {
  /** A purpose is a fixed name; the same text has another digest under another purpose. */
  digest(purpose: string, text: string): Buffer
}

const SECRET_MIN_LENGTH = 32

export function secretOf(key: string): Secret {
  if (key.length < SECRET_MIN_LENGTH) throw new Error(`a secret has at least ${SECRET_MIN_LENGTH} characters`)
  return {
    digest: (purpose, text) =>
      createHmac('sha256', createHmac('sha256', key).update(purpose).digest()).update(text).digest(),
  }
}

/** SECRET_KEY, else the file `secret` in DATA_DIR, which the first start creates. */
export async function loadSecret({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Secret> {
  if (secretKey !== undefined) return secretOf(secretKey)
  prepareDataDir(dataDir)
  const file = join(dataDir, 'secret')
  const key = (await readSecret(file)) ?? (await makeSecret(dataDir, file))
  if (key.length < SECRET_MIN_LENGTH) {
    throw new ConfigError(`${file}: fewer than ${SECRET_MIN_LENGTH} characters; put back the file that was kept`)
  }
  return secretOf(key)
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw new ConfigError(`the secret cannot be read: ${(error as Error).message}`)
  }
}

/** Written atomically; of several processes that start at once one creates it. */
async function makeSecret(dataDir: string, file: string): Promise<string> {
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(unfinished, file).catch(ignoreThere)
    await unlink(unfinished)
    const folder = await open(dataDir)
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    throw new ConfigError(`the secret cannot be stored: ${(error as Error).message}`)
  }
  return (await readSecret(file)) ?? ''
}

function ignoreThere(error: unknown): void {
  if ((error as { code?: string }).code !== 'EEXIST') throw error
}
