/** Messages to the other tabs of one origin. */
export interface Tabs<Message> {
  send(message: Message): void;
  listen(listener: (message: Message) => void): () => void;
}

/** A BroadcastChannel with this name; without support, a tab without others. */
export function openTabs<Message>(name: string): Tabs<Message> {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    send: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = (event: MessageEvent<Message>): void => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
