import { byOrder } from '@pariksha/domain/attempt/attempt'
import type { DeviceStorage } from '../storage/device-storage.ts'
import type { Owner, RecordedAction, RecordedDevice } from '../storage/records.ts'
import { canDetectClosedTabs, ifTabClosed } from '../storage/tab.ts'
import { BATCH, deliver } from './deliver.ts'

/**
 * This tab's own actions: skipped (the running session sends them), delivered, or delivered and the device reported as settled:
 * nothing more comes from it.
 */
export type OwnActions = 'skip' | 'deliver' | 'settle'

/**
 * Delivers the unsent actions of this tab and of closed tabs, each under its own device id. Open tabs deliver their own.
 * A closed tab is settled: the server need not wait for it.
 */
export async function deliverUnsent(
  storage: DeviceStorage,
  owner: Owner,
  ownDevice: string,
  own: OwnActions,
): Promise<void> {
  const { devices, actions } = await storage.read(owner)
  for (const device of devices) {
    const waiting = waitingOf(device, actions)
    if (device.device === ownDevice) {
      if (own !== 'skip') await deliverAll(storage, device, waiting, { settle: own === 'settle' })
    } else if (waiting.length > 0 || !device.settled) {
      await ifTabClosed(device.device, () => deliverAll(storage, device, waiting, { settle: canDetectClosedTabs() }))
    }
  }
}

const waitingOf = ({ device }: RecordedDevice, actions: readonly RecordedAction[]): RecordedAction[] =>
  actions.filter((action) => action.device === device && action.delivery === 'waiting').sort(byOrder)

async function deliverAll(
  { write }: DeviceStorage,
  device: RecordedDevice,
  waiting: readonly RecordedAction[],
  { settle }: { settle: boolean },
) {
  const batches = batchesOf(waiting)
  for (const batch of batches) {
    const { actions } = await deliver({ ...device, epoch: batch[0]?.epoch ?? device.epoch }, batch)
    write(...actions.map((action) => ({ store: 'actions', put: action }) as const))
  }
  if (!settle) return
  await deliver(device, [], { settled: true })
  write({ store: 'devices', put: { ...device, settled: true } })
}

/** One epoch per batch, as a request has one epoch. */
function batchesOf(waiting: readonly RecordedAction[]): RecordedAction[][] {
  const batches: RecordedAction[][] = []
  for (const action of waiting) {
    const last = batches.at(-1)
    if (last && last.length < BATCH && last[0]?.epoch === action.epoch) last.push(action)
    else batches.push([action])
  }
  return batches
}
