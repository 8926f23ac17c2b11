import * as m from '#messages';
import type { ReadFault } from '#play/together/host.ts';

/** Whatever keeps two devices apart. */
export type DeviceFault =
  | ReadFault
  | 'browser'
  | 'camera'
  | 'network'
  /** Its browser tells no address, which it may where there is one. */
  | 'hidden'
  /** … nor lets the page use the camera, by which it would. */
  | 'blocked'
  | 'damaged'
  | 'other-game'
  | 'permission'
  | 'other-rules'
  | 'told';

const TEXTS: Readonly<Record<DeviceFault, () => string>> = {
  browser: m.play_devices_fault_browser,
  camera: m.play_devices_fault_camera,
  network: m.play_devices_fault_network,
  hidden: m.play_devices_fault_hidden,
  blocked: m.play_devices_fault_blocked,
  damaged: m.play_devices_fault_damaged,
  'other-game': m.play_devices_fault_other_game,
  'not-a-code': m.play_devices_fault_not_a_code,
  'other-table': m.play_devices_fault_other_table,
  'seat-taken': m.play_devices_fault_seat_taken,
  unreachable: m.play_devices_fault_unreachable,
  permission: m.play_devices_fault_permission,
  'other-rules': m.play_devices_fault_rules,
  told: m.play_devices_fault_told,
};

/** What is wrong, and what helps. */
export const faultText = (fault: DeviceFault): string => TEXTS[fault]();

/** Some browsers ask before a page may reach devices nearby: whether one was refused, or not asked yet. */
export async function mayReachNearby(): Promise<boolean> {
  try {
    const name = 'local-network' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    // A browser that knows no such permission asks for none.
    return true;
  }
}
