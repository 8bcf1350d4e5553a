/** An open microphone with its recorder and current level. */
export interface Microphone {
  /** 0 to 1, over the last few hundredths of a second. */
  level: () => number;
  pause: () => void;
  resume: () => void;
  /** Ends the recording; nothing once it has ended. */
  stop: () => void;
  /**
   * The recording in the browser's own format. It ends by `stop`, or with the device: a call takes the microphone, or
   * its cable is pulled.
   */
  recorded: Promise<Blob>;
  /** Releases the microphone and discards the recording. */
  discard: () => void;
}

/**
 * @throws DOMException NotAllowedError without permission, NotFoundError without a microphone, NotSupportedError in a
 *   browser that can't record; TypeError in a webview without `mediaDevices`
 */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const context = new AudioContext();
  // Some browsers create the context suspended. On a device without sound it stays so, and only the level is flat.
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const window = new Float32Array(analyser.fftSize);
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  const recorder = startRecorder(stream, release);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const recorded = new Promise<Blob>((resolve) => {
    recorder.onstop = () => {
      release();
      resolve(new Blob(parts, { type: recorder.mimeType }));
    };
  });
  const stop = () => recorder.state !== "inactive" && recorder.stop();
  for (const track of stream.getTracks()) {
    track.onended = stop;
    // A call takes the microphone on a phone, and the track goes on in silence.
    track.onmute = stop;
  }
  return {
    level() {
      analyser.getFloatTimeDomainData(window);
      const power = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
      // Speech lies between -50 and -10 dBFS.
      const decibels = 10 * Math.log10(power + 1e-9);
      return Math.min(Math.max((decibels + 50) / 40, 0), 1);
    },
    pause: () => recorder.state === "recording" && recorder.pause(),
    resume: () => recorder.state === "paused" && recorder.resume(),
    stop,
    recorded,
    discard() {
      recorder.onstop = null;
      stop();
      release();
    },
  };
}

/** Starts recording, or gives the microphone back when the browser can't record. */
function startRecorder(stream: MediaStream, release: () => void): MediaRecorder {
  try {
    const recorder = new MediaRecorder(stream);
    recorder.start();
    return recorder;
  } catch (error) {
    release();
    throw error;
  }
}
