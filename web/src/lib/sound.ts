/** Two soft notes on a horn, made on the spot: nothing to download. */
let context: AudioContext | undefined

export function chime(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const start = context.currentTime + 0.02
    for (const [at, pitch] of [[0, 392], [0.16, 523.25]] as const) {
      const tone = context.createOscillator()
      const swell = context.createGain()
      tone.type = 'triangle'
      tone.frequency.value = pitch
      swell.gain.setValueAtTime(0, start + at)
      swell.gain.linearRampToValueAtTime(0.16, start + at + 0.03)
      swell.gain.exponentialRampToValueAtTime(0.001, start + at + 0.5)
      tone.connect(swell).connect(context.destination)
      tone.start(start + at)
      tone.stop(start + at + 0.55)
    }
  } catch {
    /* no sound here */
  }
}
