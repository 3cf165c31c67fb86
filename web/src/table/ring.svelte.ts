import { keep, recall } from "../words/lang.ts";

const KEPT = "qizheng-ring";

/** Two short tones, in hertz, each as long as this, in seconds. */
const TONES = [880, 660];
const LENGTH = 0.18;

/** A sound and a shake when a hand goes up, where somebody wants them and the device can. */
class Ring {
  on = $state(recall(KEPT) === "on");

  #audio: AudioContext | null = null;

  /** Turns it on or off; turned on it rings once, which also lets the browser make sounds from now on. */
  turn(): void {
    this.on = !this.on;
    keep(KEPT, this.on ? "on" : "off");
    this.ring();
  }

  ring(): void {
    if (!this.on) return;
    if ("vibrate" in navigator) navigator.vibrate([200, 100, 200]);
    if (!("AudioContext" in globalThis)) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    TONES.forEach((hertz, i) => {
      const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
      const begins = audio.currentTime + i * LENGTH;
      tone.frequency.value = hertz;
      loudness.gain.setValueAtTime(0.25, begins);
      loudness.gain.exponentialRampToValueAtTime(0.001, begins + LENGTH);
      tone.connect(loudness).connect(audio.destination);
      tone.start(begins);
      tone.stop(begins + LENGTH);
    });
  }
}

export const ring = new Ring();
