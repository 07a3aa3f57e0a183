/** Messages between the tabs of one origin, this tab excepted. */
export interface Tabs<Message> {
  send(message: Message): void;
  listen(listener: (message: Message) => void): () => void;
}

/** A BroadcastChannel of this name; where there is none, a tab that is alone. */
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
