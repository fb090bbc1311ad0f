/** A few soft notes on a horn, made on the spot: nothing to download. */
let context: AudioContext | undefined

/** It is your turn. */
export const chime = (): void =>
  play([
    [0, 392],
    [0.16, 523.25],
  ])
/** Your time runs out: the same horn, three times one note. */
export const alarm = (): void =>
  play([
    [0, 523.25],
    [0.22, 523.25],
    [0.44, 523.25],
  ])

function play(notes: readonly (readonly [at: number, pitch: number])[]): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const start = context.currentTime + 0.02
    for (const [at, pitch] of notes) {
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
