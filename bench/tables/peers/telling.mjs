// What the drivers share: times that were measured, and what is told of them.

export class Tally {
  constructor() {
    this.times = [];
    this.began = performance.now();
    this.cpu = process.cpuUsage();
  }

  add(milliseconds) {
    this.times.push(milliseconds);
  }

  sum() {
    const seconds = (performance.now() - this.began) / 1000;
    const { user, system } = process.cpuUsage(this.cpu);
    const times = Float64Array.from(this.times).sort();
    const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
    return {
      moves: times.length,
      seconds,
      median: share(0.5),
      p99: share(0.99),
      longest: share(1),
      driver: (user + system) / 1e6 / seconds,
    };
  }
}

export function say(something) {
  process.stdout.write(`${JSON.stringify(something)}\n`);
}

export function fail(why) {
  console.error(`drive: ${why}`);
  process.exit(1);
}

export function below(end) {
  return Math.floor(Math.random() * end);
}

export function seconds(count) {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
