// Adds methods of later versions of Node that the renderer of pages needs.
for (const name of ["transfer", "transferToFixedLength"]) {
  ArrayBuffer.prototype[name] ??= function (length = this.byteLength) {
    return this.slice(0, length);
  };
}
