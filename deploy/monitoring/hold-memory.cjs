// Loaded into the replicas of the check: SIGUSR2 lets one hold 1.3 GB, a second one gives them back.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

const PIECE_BYTES = 50e6;
const PIECES = 26;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
let held = [];

/** One piece in a turn of the event loop, which is not what this is to hold up. */
function holdMore() {
  held.push(Buffer.alloc(PIECE_BYTES, 1));
  if (held.length < PIECES) setImmediate(holdMore);
}

process.on('SIGUSR2', () => {
  if (held.length === 0) return holdMore();
  held = [];
  collectGarbage();
});
