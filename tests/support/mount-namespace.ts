import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

const NAMESPACE = ['unshare', '--map-root-user', '--mount'];

/** A command that runs another one in a mount namespace of its own, after a shell command there. */
export const inMountNamespace = (mount: string) => [...NAMESPACE, 'sh', '-ec', `${mount}; exec "$@"`, 'sh'];

/** Whether mounting is permitted, to root or to anybody in a namespace of their own. */
export function canMount(): boolean {
  const [command = '', ...args] = inMountNamespace(`mount -t tmpfs tmpfs ${tmpdir()}`);
  return spawnSync(command, [...args, 'true']).status === 0;
}
