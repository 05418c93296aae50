import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer, { type Page } from 'puppeteer-core';
import { Builder, Key as SeleniumKey } from 'selenium-webdriver';
import { freePort } from '../../tests/support/start-site';
import type { Driver, Key } from './tab';

/** Debian's packages of the engines other than the Chromium of the other tests. */
export const engines = ['firefox', 'webkit', 'chromium-102'] as const;

export type Engine = (typeof engines)[number];

/** Chromium with its window system: the headless shell of the other tests has no back/forward cache. */
export const CHROMIUM = '/usr/bin/chromium';
const FIREFOX = '/usr/bin/firefox-esr';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A view of Debian's QtWebEngine 6.4, whose engine is Chromium 102. */
const QT_VIEW = `
import sys
from PyQt6.QtCore import QUrl
from PyQt6.QtWidgets import QApplication
from PyQt6.QtWebEngineWidgets import QWebEngineView
app = QApplication(sys.argv)
view = QWebEngineView()
view.resize(1280, 800)
view.load(QUrl('about:blank'))
view.show()
app.exec()
`;

/** Starts an engine with one tab. */
export function startEngine(engine: Engine): Promise<Driver> {
  if (engine === 'firefox') return startFirefox();
  return engine === 'webkit' ? startWebKit() : startChromium102();
}

/**
 * Allows only this machine as a host, as the end-to-end tests do: a frame that waits for a host delays a page's load.
 */
const NO_OTHER_HOST = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: { 'intl.accept_languages': 'id', 'ui.prefersReducedMotion': 1, ...NO_OTHER_HOST },
  });
  return byPuppeteer(await browser.newPage(), () => browser.close());
}

async function startChromium102(): Promise<Driver> {
  const port = await freePort();
  const { child, stop } = start('/usr/bin/python3', ['-c', QT_VIEW], {
    QTWEBENGINE_REMOTE_DEBUGGING: String(port),
    QTWEBENGINE_DISABLE_SANDBOX: '1',
    QTWEBENGINE_CHROMIUM_FLAGS: '--force-prefers-reduced-motion',
    QT_QPA_PLATFORM: 'offscreen',
  });
  await untilUp(`http://127.0.0.1:${port}/json/version`, child);
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const [page] = await browser.pages();
  if (!page) throw new Error('QtWebEngine has no page');
  return byPuppeteer(page, async () => {
    await browser.disconnect();
    stop();
  });
}

function byPuppeteer(page: Page, close: () => Promise<void>): Driver {
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (work, argument) => page.evaluate(work as never, argument as never),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    close,
  };
}

const seleniumKeys: Record<Key, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowDown: SeleniumKey.ARROW_DOWN,
};

async function startWebKit(): Promise<Driver> {
  const display = await startXvfb();
  const port = await freePort();
  const { child, stop } = start('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display.name,
    // The sandbox does not start as root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    GTK_A11Y: 'none',
  });
  await untilUp(`http://127.0.0.1:${port}/status`, child);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    })
    .build();
  const press = (key: string) => driver.actions().sendKeys(key).perform();
  return {
    goto: (url) => driver.get(url),
    evaluate: (work, argument) => driver.executeScript(`return (${work})(arguments[0])`, argument),
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: press,
    press: (key) => press(seleniumKeys[key]),
    resize: async (width, height) => {
      const window = driver.manage().window();
      const size = async () => {
        const outer = await window.getRect();
        const [inner = 0, innerHeight = 0] = await driver.executeScript<number[]>('return [innerWidth, innerHeight]');
        return { width: inner, height: innerHeight, barHeight: outer.height - innerHeight, outerWidth: outer.width };
      };
      const before = await size();
      await window.setRect({ width, height: height + before.barHeight });
      // The page is resized after the window, which is never narrower than 447 px.
      await driver.wait(async () => {
        const now = await size();
        return now.height === height && now.width === now.outerWidth;
      });
    },
    back: () => driver.executeScript('history.back()'),
    forward: () => driver.executeScript('history.forward()'),
    close: async () => {
      await driver.quit();
      stop();
      display.stop();
    },
  };
}

async function startXvfb() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(child.stdout, 'data');
  return { name: `:${String(number).trim()}`, stop: () => child.kill('SIGKILL') };
}

function start(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  // Includes the processes that it has started.
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  return { child, stop };
}

async function untilUp(url: string, child: ChildProcess): Promise<void> {
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} exited with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
