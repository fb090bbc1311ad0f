/** The dice proof: the key published after play hashes to what was promised before it. Works without a secure context. */

const K = new Uint32Array(64)
const H0 = new Uint32Array(8)
{
  const frac = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0
  for (let n = 2, found = 0; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) H0[found] = frac(Math.sqrt(n))
    K[found++] = frac(Math.cbrt(n))
  }
}

export function sha256(data: Uint8Array): string {
  const padded = new Uint8Array((((data.length + 8) >> 6) << 6) + 64)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, data.length * 8)
  view.setUint32(padded.length - 8, Math.floor((data.length * 8) / 2 ** 32))
  const h = H0.slice()
  const w = new Uint32Array(64)
  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15],
        b = w[i - 2]
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
    let [a, b, c, d, e, f, g, k] = h
    for (let i = 0; i < 64; i++) {
      const t1 = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      k = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    const sums = [a, b, c, d, e, f, g, k]
    for (let i = 0; i < 8; i++) h[i] += sums[i]
  }
  return [...h].map((x) => x.toString(16).padStart(8, '0')).join('')
}

/** Does this key (hex) fit this commitment? */
export function proven(key: string, commit: string): boolean {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const head = new TextEncoder().encode('araldo commitment ')
  const all = new Uint8Array(head.length + bytes.length)
  all.set(head)
  all.set(bytes, head.length)
  return sha256(all) === commit.toLowerCase()
}
