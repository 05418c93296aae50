import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

const NAMESPACE = ['unshare', '--map-root-user', '--mount'];

/** A command that runs a shell command and then another command, both in their own mount namespace. */
export const inMountNamespace = (mount: string) => [...NAMESPACE, 'sh', '-ec', `${mount}; exec "$@"`, 'sh'];

/** Whether mounting is permitted, to root or to any user in their own namespace. */
export function canMount(): boolean {
  const [command = '', ...args] = inMountNamespace(`mount -t tmpfs tmpfs ${tmpdir()}`);
  return spawnSync(command, [...args, 'true']).status === 0;
}
