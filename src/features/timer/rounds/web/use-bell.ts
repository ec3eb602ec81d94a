const TONES_HZ = [660, 880]
const TONE_S = 0.35
const LOUDNESS = 0.15

/** Two soft tones, from one of the tabs. */
export function ring(): void {
  const { locks } = navigator
  if (!locks) {
    play()
    return
  }
  void locks.request('posse-bell', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    play()
    await new Promise((resolve) => setTimeout(resolve, 2000))
  })
}

function play(): void {
  if (!('AudioContext' in window)) return
  const context = new AudioContext()
  for (const [index, frequency] of TONES_HZ.entries()) {
    const from = context.currentTime + index * TONE_S
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + TONE_S)
  }
  setTimeout(() => void context.close(), 2000)
}
